export * from './note/index.ts'
export * from './team/index.ts'
