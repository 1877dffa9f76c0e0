export * from './an-area.ts'
