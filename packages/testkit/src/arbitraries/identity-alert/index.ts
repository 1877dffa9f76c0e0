export * from './identity-alerts.ts'
