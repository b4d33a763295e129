export default import.meta.glob<string>('../../../src/hordago/i18n/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true })
