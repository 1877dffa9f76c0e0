export * from './insurance-certificate-requests-contract.ts'
export * from './insurance-policies-contract.ts'
