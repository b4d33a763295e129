export default import.meta.glob<string>('../../../src/hordago/i18n/locales/fr/*.ftl', { query: '?raw', import: 'default', eager: true })
