export * from './notes.ts'
export * from './teams.ts'
