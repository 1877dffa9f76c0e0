export * from './subscriptions.ts'
