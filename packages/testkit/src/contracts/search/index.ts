export * from './areas-contract.ts'
export * from './contact-search-contract.ts'
