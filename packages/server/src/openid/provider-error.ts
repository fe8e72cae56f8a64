/** The provider refused, or its answer must be refused. The message goes to the security log. */
export class ProviderRefusal extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

/** The provider could not be reached. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super('the provider cannot be reached, or does not answer as one', { cause });
  }
}
