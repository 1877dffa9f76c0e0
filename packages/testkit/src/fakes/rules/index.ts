export * from './fake-rule-overrides.ts'
export * from './fake-rules.ts'
export * from './rules-world.ts'
