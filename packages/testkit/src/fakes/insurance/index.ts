export * from './fake-insurance-certificate-requests.ts'
export * from './fake-insurance-policies.ts'
export * from './insurance-world.ts'
