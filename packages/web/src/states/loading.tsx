interface LoadingProps {
  /** What is awaited: `the report`. */
  what: string;
  /** Where nothing else on the page says yet, to whoever hears it, where they are. */
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
