export * from './eld-carrier-vehicle.ts'
export * from './eld-certificate.ts'
export * from './eld-status-fact.ts'
export * from './eld-status.ts'
