export * from './associated-carriers.ts'
export * from './carrier-people.ts'
export * from './carriers.ts'
export * from './directories.ts'
