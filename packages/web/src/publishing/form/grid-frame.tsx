import { useId, type ComponentProps, type ReactNode } from 'react';
import { ScrollBox } from '../../scroll-box/scroll-box.js';
import { usePublishingWords } from '../publishing-words.js';
import { FieldFindings } from './field-findings.js';

interface FrameProps extends Pick<ComponentProps<typeof FieldFindings>, 'findings'> {
  title: string;
  description: string | undefined;
  /** Where findings about the whole list lead to. */
  pointer?: string;
  /** What is to be said of the last paste. */
  pasted: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** What a grid has around its table: its name and description, what was found in it, and how to paste. */
export function GridFrame({ title, description, pointer, findings, pasted, children }: FrameProps) {
  const id = useId();
  const { form: words } = usePublishingWords();
  return (
    <div className="grid-field" role="group" aria-labelledby={id} data-pointer={pointer}>
      <p id={id} className="label">
        {title}
      </p>
      {description !== undefined && (
        <p className="aside" lang="en">
          {description}
        </p>
      )}
      <FieldFindings id={`${id}-found`} findings={findings} />
      <ScrollBox label={title}>{children}</ScrollBox>
      {pasted}
      <p className="aside">{words.paste}</p>
    </div>
  );
}
