export * from './identity-alert-world.ts'
