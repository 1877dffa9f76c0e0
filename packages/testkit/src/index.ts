export * as arbitrary from './arbitraries/index.ts'
export { holds, holdsInTime, lawRuns } from './arbitraries/laws.ts'
export * from './builders/index.ts'
export * from './fakes/index.ts'
