/** Whether a call may change something by its method. */
export const isUnsafe = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'
