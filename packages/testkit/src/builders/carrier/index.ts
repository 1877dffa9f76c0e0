export * from './a-carrier.ts'
export * from './an-identifier.ts'
