export * from './toast.ts'
export * from './toast-queue.ts'
