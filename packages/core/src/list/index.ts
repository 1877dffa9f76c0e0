export * from './column-choice.ts'
export * from './kept-column-choices.ts'
