export * from './contract-office.ts'
export * from './identity-alert.ts'
export * from './saved-search.ts'
