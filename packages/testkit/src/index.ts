export * from './builders/index.ts'
export * as arbitrary from './arbitraries/index.ts'
export { holds, holdsInTime, lawRuns } from './arbitraries/laws.ts'
