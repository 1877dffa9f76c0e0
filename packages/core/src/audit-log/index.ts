export * from './audit-address.ts'
export * from './audit-entry.ts'
export * from './audit-export.ts'
export * from './audit-sentence.ts'
