export * from './fake-commodity-types.ts'
export * from './fake-identity-alert-messages.ts'
export * from './fake-identity-alerts.ts'
export * from './identity-alert-world.ts'
