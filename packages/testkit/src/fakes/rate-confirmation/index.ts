export * from './rate-confirmation-world.ts'
