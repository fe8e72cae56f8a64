interface LoadingProps {
  /** What is awaited: `the report`. */
  what: string;
}

export function Loading({ what }: LoadingProps) {
  return (
    <p className="state loading" role="status">
      Loading {what} …
    </p>
  );
}
