export * from './load-logs-contract.ts'
export * from './load-traces-contract.ts'
export * from './loads-contract.ts'
export * from './tickets-contract.ts'
