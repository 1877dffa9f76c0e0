export { runs } from '../thorough.ts'
export * from './fixtures.ts'
export * from './monitor-control.ts'
export * from './servers.ts'
