// A file input with our own label and style.

import * as form from './form.module.css';

/** The text is undefined if the file is unreadable or too large. */
export type FileRead = (file: { readonly name: string; readonly text: string | undefined }) => void;

type FilePickProps = {
  readonly label: string;
  /** The accepted file types. */
  readonly accept: string;
  /** The size limit in bytes. */
  readonly largest: number;
  readonly onRead: FileRead;
};

export function FilePick({ label, accept, largest, onRead }: FilePickProps) {
  const read = async (file: File): Promise<void> => {
    // The file may have been deleted meanwhile.
    const text = file.size > largest ? undefined : await file.text().catch(() => undefined);
    onRead({ name: file.name, text });
  };
  return (
    <label class={`button ${form.filePick}`}>
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Reset, so that the same file can be picked again after a fix.
          event.currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      {label}
    </label>
  );
}
