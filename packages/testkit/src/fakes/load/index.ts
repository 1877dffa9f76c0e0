export * from './fake-notes.ts'
export * from './fake-teams.ts'
export * from './load-world.ts'
export * from './team-world.ts'
