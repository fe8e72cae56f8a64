// Written by `npm run generate` from the contract; do not edit.

/** Directors, executives and others. */
export interface KeyPersonnelBody {
  /** In the order given. */
  Personnel: {
    /** Full name. */
    Name: string;
    /** Form of address, such as Dr. */
    Title?: string;
    /** Position held, such as Chief Executive Officer. */
    Position: string;
    /** Whether on the board, in the executive team, or otherwise notable. */
    Roles: ('Director' | 'Executive' | 'Other')[];
    /** Day of the appointment. ISO 8601, such as `2025-06-30`. */
    AppointedOn?: string;
  }[];
}

/** Board members' directorships in other companies. */
export interface OtherDirectorshipsBody {
  /** Board members who sit on other boards. */
  Directors: {
    /** Full name. */
    Name: string;
    /** Form of address, such as Dr. */
    Title?: string;
    /** Boards of other companies. */
    Directorships: {
      /** The other company. */
      Company: string;
      /** Position on its board. */
      Position?: string;
      /** Day of the appointment. ISO 8601, such as `2025-06-30`. */
      Since?: string;
    }[];
  }[];
}
