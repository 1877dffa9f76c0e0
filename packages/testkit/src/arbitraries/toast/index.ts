export * from './toasts.ts'
