export * from './column-choice.ts'
export * from './saved-column-choices.ts'
