export * from './insurance-certificate-requests.ts'
export * from './insurance-policies.ts'
