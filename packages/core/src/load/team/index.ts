export * from './team-draft.ts'
export * from './team-edits.ts'
export * from './team.ts'
