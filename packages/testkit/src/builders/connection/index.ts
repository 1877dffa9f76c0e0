export * from './a-classification.ts'
export * from './a-connection.ts'
export * from './an-onboarding-packet.ts'
