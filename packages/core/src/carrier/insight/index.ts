export * from './authority-history.ts'
export * from './insight.ts'
export * from './payment-load-analysis.ts'
