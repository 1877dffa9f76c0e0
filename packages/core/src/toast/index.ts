export * from './toast-queue.ts'
export * from './toast.ts'
