export * from './a-toast.ts'
