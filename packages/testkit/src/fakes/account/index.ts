export * from './account-world.ts'
export * from './fake-feature-flags.ts'
export * from './fake-session.ts'
