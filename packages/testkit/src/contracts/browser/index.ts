export * from './clock-contract.ts'
export * from './page-views-contract.ts'
export * from './saved-target-contract.ts'
export * from './search-cache-contract.ts'
