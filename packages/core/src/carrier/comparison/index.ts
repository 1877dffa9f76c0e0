export * from './compared-carriers.ts'
export * from './comparison-address.ts'
