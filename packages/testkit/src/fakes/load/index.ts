export * from './load-world.ts'
