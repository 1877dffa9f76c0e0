export * from './a-rate-confirmation.ts'
