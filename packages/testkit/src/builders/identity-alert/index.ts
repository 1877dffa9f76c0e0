export * from './an-identity-alert.ts'
