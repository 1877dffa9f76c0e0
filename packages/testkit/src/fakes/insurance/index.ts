export * from './insurance-world.ts'
