/** Thrown where the guard sends a company away and no address is configured to send it to. Guard step 10. */
export class NoBrokerCompany extends Error {}
