export * from './change-order-text.ts'
export * from './company-change-order.ts'
export * from './decide-change-order.ts'
