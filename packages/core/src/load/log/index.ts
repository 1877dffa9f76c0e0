export * from './load-log-answer.ts'
export * from './load-log.ts'
export * from './log-event-problems.ts'
