export * from './commodity-types.ts'
export * from './identity-alert-messages.ts'
export * from './identity-alerts.ts'
