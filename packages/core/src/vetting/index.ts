export * from './vetting-draft.ts'
export * from './vetting-due.ts'
export * from './vetting-text.ts'
export * from './vetting.ts'
