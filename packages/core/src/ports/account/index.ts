export * from './feature-flags.ts'
export * from './session.ts'
