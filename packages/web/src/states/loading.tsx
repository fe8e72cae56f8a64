interface LoadingProps {
  /** What is being loaded: `the report`. */
  what: string;
  /** Set if the page has no other heading yet that tells screen reader users where they are. */
  heading?: string;
}

export function Loading({ what, heading }: LoadingProps) {
  return (
    <>
      {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
      <p className="state loading" role="status">
        Loading {what} …
      </p>
    </>
  );
}
