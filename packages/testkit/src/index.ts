export * as arbitrary from './arbitraries/index.ts'
export { holds, holdsInTime, lawRuns } from './arbitraries/shared/laws.ts'
export * from './builders/index.ts'
export * from './fakes/index.ts'
