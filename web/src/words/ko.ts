export default import.meta.glob<string>('../../../src/hordago/i18n/locales/ko/*.ftl', { query: '?raw', import: 'default', eager: true })
